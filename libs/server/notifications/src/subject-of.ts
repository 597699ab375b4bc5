/** Pages of one thing: all that leads to it is about it. */
const pageOfOne = /^\/imah\/(?:ticket|topic|building\/[^/]+\/outage)\//;

/** What a notification is about. An alarm, that it is back, that nobody takes it on, and its end are about the same. */
export function subjectOf({ href, dedupeKey }: { readonly href: string | null; readonly dedupeKey: string }): string {
  if (href !== null && pageOfOne.test(href)) return href.split(/[?#]/, 1)[0] ?? href;
  return dedupeKey.replace(/^alarm\/(?:raised|returned\/\d+|cleared|escalated\/\d+)\//, 'alarm/');
}
