/** The calls of signing in and of the account's first steps: what a page needs before anyone is known. */
export { identityRoutes } from './identity/identity-routes.ts';
