export { Importer } from './importer.tsx';
export type { SourceFormProps } from './source-form.ts';
export { UnitImporter } from './unit-importer.tsx';
