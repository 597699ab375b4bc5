export { serveOidc } from './serve-oidc.ts';
