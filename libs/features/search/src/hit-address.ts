import type { SearchHit } from '@imah/contract/search';

/** Where a hit is looked at. */
export function hitAddress({ kind, id, orgId, buildingId }: SearchHit): string {
  const building = `/imah/building/${buildingId ?? ''}`;
  switch (kind) {
    case 'building':
      return `/imah/building/${id}`;
    case 'unit':
      return `${building}/unit?unit=${id}`;
    case 'device':
      return `${building}/iot?device=${id}`;
    case 'alarm':
      return `${building}/iot-monitoring`;
    case 'person':
      return buildingId === null ? '/imah' : `${building}/people?person=${id}`;
    case 'member':
      return `/imah/settings/user?org=${orgId}&anggota=${id}`;
    case 'ticket':
      return `/imah/ticket/${id}`;
    case 'outage':
      return `${building}/outage/${id}`;
    case 'bill':
      return `/imah/tagihan/${id}`;
    case 'payment':
      return `/imah/kuitansi/${id}`;
    case 'topic':
      return `/imah/topic/${id}`;
  }
}

/** The same page of another building, as far as it is known from the address; else its overview. */
export function sameHrefIn(buildingId: string, pathname: string): string {
  const page = /^\/imah\/building\/[^/]+(\/[a-z-]+)?/.exec(pathname)?.[1] ?? '';
  return `/imah/building/${buildingId}${page}`;
}
