export { prepareFile } from '../prepare-file.ts';
