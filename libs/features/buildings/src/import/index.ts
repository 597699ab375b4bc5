export { ImportFaults } from './import-faults.tsx';
export { Importer } from './importer.tsx';
export type { SourceFormProps } from './source-form.ts';
export { toBase64 } from './to-base64.ts';
export { UnitImporter } from './unit-importer.tsx';
