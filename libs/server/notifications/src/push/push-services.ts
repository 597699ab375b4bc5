/** The push services of the browsers. The server sends to no other address: a person names it, and it could be inside our own network. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;

/** Whether the server may send pushes to `endpoint`. `more` are hosts that this installation trusts beside the known services. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (more.includes(host)) return true;
  return protocol === 'https:' && services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
