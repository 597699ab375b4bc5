/**
 * What every public page needs, named one by one: a module that is left out still works, in a chunk of
 * its own. Naming whole libraries instead would put what only the dashboard needs into the login page.
 */
const base = [
  /^\0?vite\/preload-helper/,
  /node_modules\/(xstate|@xstate|use-intl|@formatjs|icu-minify|redaxios|use-sync-external-store|use-isomorphic-layout-effect|@vanilla-extract)\//,
  /libs\/contract\/src\/(.*-routes|routes|access|password|topics)\.ts/,
  /libs\/contract\/src\/((access|topics)\/|identity\/password-policy)/,
  /libs\/api-client\/src\/(?!react|icons|testing)/,
  /libs\/state-machines\/src\/(session|route-guard|loading-bar|toast|toaster|color-mode|build-watch|chunk-recovery)\//,
  /libs\/state-machines\/src\/[^/]+\.ts/,
  /libs\/ui\/src\/(global|labels|shared|tokens|pages)\//,
  /libs\/ui\/src\/layouts\/(blank\/|content|layout-face|skip-link)/,
  /libs\/ui\/src\/components\/(brand|button|container|empty-state|field|form-error-summary|heading|icon|icon-button|inline|link|loading-bar|notice|password-field|spinner|stack|text|text-field|visually-hidden)\//,
  /libs\/ui\/src\/components\/toaster\/toast-container/,
  /libs\/features\/src\/(app|i18n|form|public)\//,
  /libs\/features\/src\/identity\/parts\/(auth-frame|texts|messages)/,
  /libs\/features\/src\/shell\/(frame|routes|session|toasts|browser|messages|texts)/,
  /libs\/ui\/src\/icons\//,
];

const react = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//;

/** Chunks that a page asks for as one file: what is needed together travels together. */
export const chunkGroups = [
  { name: 'react', test: react },
  { name: 'mqtt', test: /node_modules\/mqtt\// },
  { name: 'charts', test: /node_modules\/uplot\// },
  { name: 'base', test: (id: string) => base.some((pattern) => pattern.test(id)) },
];
