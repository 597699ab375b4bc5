/**
 * What every public page needs, named one by one: a module that is left out still works, in a chunk of
 * its own. Naming whole libraries instead would put what only the dashboard needs into the login page.
 */
const base = [
  /^\0?vite\/preload-helper/,
  /node_modules\/(xstate|@xstate|use-intl|@formatjs|icu-minify|redaxios|use-sync-external-store|use-isomorphic-layout-effect|@vanilla-extract)\//,
  /libs\/contract\/src\/(identity\/(identity-routes|words|password-policy)|first-routes)\.ts/,
  /libs\/api-client\/src\/(?!react\/|icons|testing)/,
  /libs\/api-client\/src\/react\/api-provider/,
  /libs\/state-machines\/src\/(session|route-guard|loading-bar|toast|toaster|color-mode|build-watch|chunk-recovery)\//,
  /libs\/state-machines\/src\/[^/]+\.ts/,
  /libs\/ui\/src\/(global\/|tokens\/|pages\/|shared\/(?!close-on-escape|edge-scroll|history|save-file|watch-drag|use-media|control-value|use-after-press|whole-percent))/,
  /libs\/ui\/src\/labels\/(labels|default-labels)/,
  /libs\/ui\/src\/layouts\/(blank\/|old\/|content|layout-face|skip-link)/,
  /libs\/ui\/src\/components\/(brand|button|container|empty-state|field(?!\/(use-)?typed)|form-error-summary|heading|icon|icon-button|inline|link|loading-bar|callout|password-field|spinner|stack|text|text-field|visually-hidden)\//,
  /libs\/ui\/src\/components\/toaster\/(toast-container|plain-toaster|toast\.css)/,
  /libs\/app\/src\/(ports\/(?!soon-subjects|texts-by-side|ticket-side|use-can)|i18n\/|form\/)/,
  /libs\/features\/public\/src\/frame\//,
  /libs\/features\/identity\/src\/parts\/(auth-frame|texts|messages)/,
  /libs\/features\/identity\/src\/(step-up\/step-up-port|remembered-person)/,
  /libs\/app\/src\/shell\/(frame\/(?!use-name-in-title)|routes|session|toasts|browser\/(?!share-logout|first-data)|messages|texts)/,
  /libs\/ui\/src\/icons\/(generated\/first-icons|icon-shape)/,
];

/** What every page behind the login needs: its frame, the query cache, the live channel without mqtt.js. A module that is itself imported on demand is not named: the group would hide it. */
const workspace = [
  /node_modules\/@tanstack\/(react-query|query-core)\//,
  /libs\/api-client\/src\/react\//,
  /libs\/realtime\/src\//,
  /libs\/state-machines\/src\/(mqtt-connection|tab-group|building-feed)\//,
  /libs\/api-client\/src\/icons\//,
  /libs\/app\/src\/(live|named-icons|command|read|idle)\//,
  /libs\/features\/tickets\/src\/ticket\/(commands\/(write-sent|load-ticket-orders)|model\/ticket-queries)/,
  /libs\/app\/src\/ports\/(soon-subjects|texts-by-side|ticket-side|use-can)/,
  /libs\/contract\/src\/(access\/(?!rights|default-groups)|mqtt\/(words|topic-grammar))/,
  /libs\/ui\/src\/shared\/use-media/,
  /libs\/features\/search\/src\/(search-box|messages\/box-id)/,
  /libs\/ui\/src\/components\/command-palette\/use-command-key/,
  /libs\/features\/identity\/src\/step-up\/step-up-host/,
  /libs\/app\/src\/shell\/browser\/(share-logout|first-data)/,
  /libs\/app\/src\/shell\/frame\/use-name-in-title/,
  /libs\/app\/src\/shell\/workspace\/(?!opened-menu|dashboard-frame|messages\/en)/,
  /libs\/ui\/src\/layouts\/dashboard\/(?!navigation-sheet|named-link)/,
  /libs\/ui\/src\/components\/(age|avatar|badge|banner|breadcrumbs|card|connection-state|grid|list|offline-callout|skeleton|stat|status-badge|tooltip\/tooltip-group)\b/,
  /libs\/ui\/src\/shared\/status\//,
  /libs\/state-machines\/src\/tooltip\/tooltip-group/,
  /libs\/features\/notifications\/src\/(bell|use-unread|use-read-where-open|notification-commands|texts|messages\/id)\b/,
  /node_modules\/idb\//,
  /libs\/app\/src\/offline\/(?!messages\/en)/,
  /libs\/app\/src\/outbox\/(outbox-(button|context|host|pending|status)|use-outbox|use-outbox-news|texts|messages\/id)/,
  /libs\/features\/buildings\/src\/(building-kind-icons|building-context|parts\/(online-bar|building-commands|use-shown-counts)|texts|messages\/id)\b/,
  /libs\/features\/devices\/src\/alarms\/(alarm-reason|texts|messages\/id)\b/,
  /libs\/features\/devices\/src\/(texts|messages\/id|model\/format-metric)\b/,
];

/** A dialog and the form in it: wherever there is one there are all of these. */
const dialogs =
  /libs\/ui\/src\/(components\/(dialog|form|form-actions)\/|shared\/(close-on-escape|inner-popups|use-return-focus))/;

/**
 * The small controls that lists, tickets and buildings have in common: each of them alone would be a file and its style a
 * second one, and on a slow line a file costs more by being asked for than by its bytes.
 */
const controls = [
  /libs\/ui\/src\/components\/(checkbox|menu|radio-group|select-field|sheet|tabs|tag|text-area|toggle-group)\//,
  /libs\/ui\/src\/(labels\/use-(data|input)-labels|shared\/control-value)/,
];

/** What every row and page of a ticket shows of it, and the commands that both can give. */
const tickets = [
  /libs\/features\/tickets\/src\/ticket\/parts\/(marks|sla-chip|texts|ticket-(priority|state)-badge|messages\/id)/,
  /libs\/features\/tickets\/src\/ticket\/(commands\/(ticket-commands|use-move-told)|orders\/ticket-orders)/,
  /libs\/contract\/src\/tickets\/ticket-(words|abilities)\.ts/,
];

/** What the page of a ticket shares with its dialogs, which are asked for when they are opened. */
const ticket = [
  /libs\/features\/tickets\/src\/ticket\/(appointment\/use-appointments|observers\/use-observers|quote\/use-quotes)/,
  /libs\/features\/tickets\/src\/ticket\/(relations\/use-relations|signature\/use-signature-address|work\/use-work)/,
  /libs\/features\/files\/src\/(use-uploads|attached-files|file-field|prepare-file)\b/,
  /libs\/app\/src\/(mentions|pictures)\/(?!picture-worker)/,
  /libs\/features\/buildings\/src\/(unit-sheet\/(person-contacts|local-day)|place-choice\/place-value)/,
  /libs\/features\/devices\/src\/parts\/metric-grid/,
  /libs\/ui\/src\/components\/(description-list|file-drop)\//,
  /libs\/contract\/src\/tickets\/saved-replies\/saved-reply-words/,
];

const react = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//;

/** Chunks that a page asks for as one file: what is needed together travels together. */
export const chunkGroups = [
  { name: 'react', test: react },
  { name: 'mqtt', test: /node_modules\/mqtt\// },
  { name: 'tables', test: /node_modules\/@tanstack\/(?!react-query|query-core)/ },
  {
    name: 'popups',
    test: /node_modules\/(@floating-ui|@radix-ui\/react-(popper|arrow|focus-scope|focus-guards)|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib)\//,
  },
  {
    name: 'radix',
    test: /node_modules\/@radix-ui\/(primitive|react-(slot|context|primitive|compose-refs|use-\w[\w-]*|presence|dismissable-layer|portal|collection|roving-focus|direction|id|visually-hidden))\//,
  },
  { name: 'dialogs', test: dialogs },
  { name: 'charts', test: /node_modules\/uplot\// },
  { name: 'base', test: (id: string) => base.some((pattern) => pattern.test(id)) },
  { name: 'workspace', test: (id: string) => workspace.some((pattern) => pattern.test(id)) },
  { name: 'controls', test: (id: string) => controls.some((pattern) => pattern.test(id)) },
  { name: 'tickets', test: (id: string) => tickets.some((pattern) => pattern.test(id)) },
  { name: 'ticket', test: (id: string) => ticket.some((pattern) => pattern.test(id)) },
];
