export { cutOut, sheetOnPaper } from './paper.ts';
export { vars } from './tokens.ts';
export { media } from './tokens.ts';
