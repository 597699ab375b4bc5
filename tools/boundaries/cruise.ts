import { cruise, type ICruiseOptions, type IForbiddenRuleType, type IReporterOutput } from 'dependency-cruiser';
import { workspaceRoot } from '../run/workspace.ts';
import { boundaries, type Boundary, serverDomains } from './boundaries.ts';

/** Tests, stories and build files may use development packages and `libs/testing`; what is shipped may not. */
const unshipped = String.raw`(\.(test|stories)\.tsx?|/(testing|harness|build|scripts|readme)/.*|\.config\.ts)$`;

const escape = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '.*');

function projectRule({ project, mayImport }: Boundary): IForbiddenRuleType {
  const allowed = [project, ...mayImport].map((folder) => `^${folder}/`).join('|');
  return {
    name: `${project}-imports`,
    severity: 'error',
    from: { path: `^${project}/`, pathNot: unshipped },
    to: { path: '^(libs|apps|e2e|tools)/', pathNot: allowed },
  };
}

function packageRule({ project, never }: Boundary): IForbiddenRuleType {
  const names = never.map((name) => (name.startsWith('node:') ? 'NODE' : `node_modules/${escape(name)}(/|$)`));
  const packages = names.filter((name) => name !== 'NODE');
  return {
    name: `${project}-packages`,
    severity: 'error',
    from: { path: `^${project}/`, pathNot: unshipped },
    to: { path: packages.join('|') },
  };
}

function nodeRule({ project }: Boundary): IForbiddenRuleType {
  return {
    name: `${project}-knows-no-node`,
    severity: 'error',
    from: { path: `^${project}/`, pathNot: unshipped },
    to: { dependencyTypes: ['core'] },
  };
}

const rules: IForbiddenRuleType[] = [
  { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  { name: 'not-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'pages-by-their-entry-point',
    comment: 'What stands around pages, and each domain, is used through an index.ts, never by a file inside it.',
    severity: 'error',
    from: { path: '^libs/(app|features/[^/]+)/src/' },
    to: { path: '^libs/(app|features/[^/]+)/src/', pathNot: String.raw`^libs/$1/|/index\.ts$` },
  },
  {
    name: 'parts-by-their-entry-point',
    comment: 'So are the parts of the projects that hold several. What all parts share is open.',
    severity: 'error',
    from: { path: '^libs/(app|features/(?:tickets|overview))/src/([^/]+)/' },
    to: {
      path: '^libs/$1/src/[^/]+/',
      pathNot: String.raw`^libs/($1/src/$2/|app/src/(ports|form|harness|i18n|live|styles)/|.*/index\.ts$)`,
    },
  },
  {
    name: 'server-by-its-entry-points',
    comment: 'A domain of the server is used through an index.ts too, by the application as by other domains.',
    severity: 'error',
    from: { path: '^(libs/server/[^/]+|apps/server|tools)/' },
    to: { path: '^libs/server/[^/]+/', pathNot: String.raw`^$1/|/index\.ts$|/database/schema\.ts$` },
  },
  ...serverDomains.map(({ project }, at): IForbiddenRuleType => ({
    name: `${project}-and-its-tests-stand-on-those-before`,
    severity: 'error',
    from: { path: `^${project}/` },
    to: { path: `^(${[...serverDomains.slice(at + 1).map((later) => later.project), 'apps/server'].join('|')})/` },
  })),
  ...boundaries.flatMap((boundary) => [projectRule(boundary), packageRule(boundary)]),
  ...boundaries.filter(({ never }) => never.includes('node:*')).map(nodeRule),
];

export interface BoundaryReport {
  readonly modules: number;
  /** One line each: rule, from, to. */
  readonly violations: readonly string[];
}

/** Looks at every source of the workspace, or of a folder of its shape. A report over 0 modules means that the tool saw nothing. */
export async function checkBoundaries(
  folders: readonly string[] = ['libs', 'apps', 'e2e', 'tools'],
  baseDir: string = workspaceRoot,
): Promise<BoundaryReport> {
  const options: ICruiseOptions = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|libs)/([^/]+|(features|server)/[^/]+)/(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@imah/source', 'import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  };
  const result: IReporterOutput = await cruise([...folders], options);
  if (typeof result.output === 'string') throw new Error(result.output);
  return {
    modules: result.output.summary.totalCruised,
    violations: result.output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}
