// Opens the app without a network, to the last build that was kept. `build` stands before this text: `{ id, files }`.
// Newer builds are the business of the build watch (S-31): a page comes from the network whenever there is one, and a
// file of a build never changes under its name. The API is none of its business: no answer of it is kept here.
/* global build, importScripts */

importScripts('/notifications-sw.js');

const prefix = 'imah-build-';
const name = `${prefix}${build.id}`;
const shell = '/imah';
const atOnce = 6;
const gatewayFailures = [502, 503, 504];
const notPages = /^\/(?:api|builds|mqtt|_demo|healthz|readyz)(?:\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(openPage(request));
  } else if (build.files.includes(pathname)) event.respondWith(readFile(request));
});

/** The whole build, or nothing of it: the worker of a half-kept one never starts. */
async function keepBuild() {
  const cache = await caches.open(name);
  const page = await fetch(shell, { cache: 'no-store', credentials: 'omit' });
  if (!page.ok || !(await page.clone().text()).includes(build.id)) throw new Error('The page is of another build');
  await cache.put(shell, await marked(page));
  const missing = [...build.files];
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      // The same name in an older build is the same file, apart from those without a hash.
      const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      await (kept === undefined ? cache.add(file) : cache.put(file, kept));
    }
  });
  await Promise.all(lanes);
}

/** The page says of itself that it is the kept one: it then opens for whoever was signed in, with what they have read. */
async function marked(page) {
  const text = (await page.text()).replace('<html', '<html data-kept');
  return new Response(text, { headers: page.headers });
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other)),
  );
  await self.clients.claim();
}

/** From the network; from what is kept where there is none, or where a proxy says that the server is away. */
async function openPage(request) {
  const kept = () => caches.match(shell, { cacheName: name });
  try {
    const page = await fetch(request);
    return gatewayFailures.includes(page.status) ? ((await kept()) ?? page) : page;
  } catch (error) {
    const page = await kept();
    if (page === undefined) throw error;
    return page;
  }
}

async function readFile(request) {
  return (await caches.match(request.url, { cacheName: name })) ?? fetch(request);
}
