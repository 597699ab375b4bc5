export { vars } from './contract.css.ts';
export { media } from './measures.ts';
