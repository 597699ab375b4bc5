// Adds lock entries for optional platform packages that the registry in use does not serve: npm drops
// them from the lock it writes, and `npm ci` then refuses that lock ("Missing: X@ from lock file").
// Run by `npm run lockfile` after every change of dependencies.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = {
  'darwin|darwin64': 'darwin',
  'win32|windows|win': 'win32',
  linux: 'linux',
  freebsd: 'freebsd',
  android: 'android',
  openharmony: 'openharmony',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  aix: 'aix',
};
const processors = {
  arm64: 'arm64',
  x64: 'x64',
  'arm|armv7|arm-gnueabihf|arm-musleabihf|arm-eabi': 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

const pick = (name, table) =>
  Object.entries(table).find(([pattern]) => new RegExp(`(^|[-_/])(${pattern})([-_]|$)`).test(name))?.[1];

/** The entry that `name` resolves to from the folder `from`, walking up as Node does. */
function resolve(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const entry = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || !folder) return entry;
    if (!folder.includes('/node_modules/')) return lock.packages[`node_modules/${name}`];
  }
}

let added = 0;
for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    // `^1.2.3` is met by 1.2.3 itself; a wider range is not a platform package of the same release.
    const version = /^[\^~]?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(range)?.[1];
    const present = resolve(path, name);
    if (version === undefined || present?.version === version) continue;
    if (present !== undefined && range !== version) continue;
    const os = pick(name, systems);
    const cpu = pick(name, processors);
    if (!os && !cpu) continue;
    const libc = os === 'linux' ? (/musl/.test(name) ? 'musl' : 'glibc') : undefined;
    // Beside its dependent where another version already holds the place at the top.
    lock.packages[`${present === undefined ? '' : `${path}/`}node_modules/${name}`] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      dev: true,
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added} platform entries`);
