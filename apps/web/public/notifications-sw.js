// Shows pushes and leads to what they are about. It handles no request: pages, builds and the API are none of its business.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Imah', {
      body: told.body ?? '',
      tag: told.tag ?? 'imah',
      icon: '/favicon.svg',
      data: { href: typeof told.href === 'string' && told.href.startsWith('/') ? told.href : '/imah' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = event.notification.data;
  event.waitUntil(open(new URL(href, self.location.origin).href));
});

/** In the window that stands open already, else in a new one. */
async function open(address) {
  const [standing] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (standing === undefined) return self.clients.openWindow(address);
  await standing.focus();
  // A window that another worker or none controls cannot be sent elsewhere.
  return standing.navigate(address).catch(() => self.clients.openWindow(address));
}
