export { type PublicRead, usePublicRead } from './use-public-read.ts';
export { VisitorPage } from './visitor-page.tsx';
