import type { SearchHit } from '@imah/contract/search';
import { describe, expect, it } from 'vitest';
import { hitAddress, sameHrefIn } from './hit-address.ts';

const hit = (change: Partial<SearchHit>): SearchHit => ({
  kind: 'building',
  id: 'x',
  title: '',
  detail: null,
  orgId: 'org',
  buildingId: 'b',
  buildingName: 'B',
  ...change,
});

describe('the address of a hit', () => {
  it.each<[kind: SearchHit['kind'], address: string]>([
    ['building', '/imah/building/x'],
    ['unit', '/imah/building/b/unit?unit=x'],
    ['device', '/imah/building/b/iot?device=x'],
    ['alarm', '/imah/building/b/iot-monitoring'],
    ['person', '/imah/building/b/people?person=x'],
    ['member', '/imah/settings/user?org=org&anggota=x'],
    ['ticket', '/imah/ticket/x'],
    ['outage', '/imah/building/b/outage/x'],
    ['topic', '/imah/topic/x'],
    ['bill', '/imah/tagihan/x'],
    ['payment', '/imah/kuitansi/x'],
  ])('of a %s opens it where it is looked at', (kind, address) => {
    expect(hitAddress(hit({ kind }))).toBe(address);
  });

  it('is Beranda for a person of no building', () => {
    expect(hitAddress(hit({ kind: 'person', buildingId: null }))).toBe('/imah');
  });
});

describe('the same page of another building', () => {
  it.each([
    ['its overview', '/imah/building/a', '/imah/building/b'],
    ['its devices', '/imah/building/a/iot', '/imah/building/b/iot'],
    ['its plan with a hyphen', '/imah/building/a/dashboard-img', '/imah/building/b/dashboard-img'],
    ['its tickets, without what lies deeper', '/imah/building/a/ticket/7', '/imah/building/b/ticket'],
    ['its overview from a page of no building', '/imah/tickets', '/imah/building/b'],
    ['its overview from a page whose address only ends like one', '/imah/x/building/a/iot', '/imah/building/b'],
  ])('is %s', (_name, pathname, expected) => {
    expect(sameHrefIn('b', pathname)).toBe(expected);
  });
});
