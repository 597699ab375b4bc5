export { UnitImporter } from './unit-importer.tsx';
