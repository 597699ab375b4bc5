import { expect, it } from 'vitest';
import { bodyOf, missingOf } from './report-body.ts';

it('leaves out what a resident does not say', () => {
  const values = { id: 'a', categoryId: 'air', title: 'Keran bocor', place: 'common', priority: 'emergency' };

  expect(bodyOf(values, ['foto'])).toEqual({
    id: 'a',
    categoryId: 'air',
    title: 'Keran bocor',
    details: '',
    priority: 'emergency',
    fileIds: ['foto'],
  });
});

it('names the person on whose behalf the staff report, and how they were told', () => {
  const values = { title: 'AC mati', place: 'unit-1', audience: 'staff', kind: 'request', reporterName: 'Bu Ani' };

  expect(bodyOf(values, [])).toEqual({
    title: 'AC mati',
    details: '',
    unitId: 'unit-1',
    kind: 'request',
    audience: 'staff',
    fileIds: [],
  });
  expect(bodyOf({ ...values, behalf: 'other', reporterPhone: '+6281234567890' }, [])).toMatchObject({
    source: 'reception',
    reporter: { name: 'Bu Ani', phone: '+6281234567890' },
  });
});

it('takes no word that the server does not know, as a draft of another version may have', () => {
  expect(bodyOf({ title: 'AC mati', kind: 'lament', priority: 'p0' }, [])).toEqual({
    title: 'AC mati',
    details: '',
    fileIds: [],
  });
});

it('misses the kind, the place, a title of three letters and the name of somebody else', () => {
  const asked = { place: 'choice', category: 'choice' } as const;

  expect(missingOf({ title: ' a ', behalf: 'other' }, asked)).toEqual(['categoryId', 'place', 'title', 'reporterName']);
  expect(missingOf({ categoryId: 'air', place: 'common', title: 'AC mati' }, asked)).toEqual([]);
});

it('misses words for a place that cannot be chosen, and no kind that cannot be chosen', () => {
  const asked = { place: 'words', category: 'none' } as const;

  expect(missingOf({ title: 'AC mati', placeWords: ' ' }, asked)).toEqual(['placeWords']);
  expect(missingOf({ title: 'AC mati', placeWords: 'Lobi' }, asked)).toEqual([]);
});

it('says where it is as a unit, a floor or a section', () => {
  const places = ['u', 'floor:f', 'section:s', 'common'].map((place) => bodyOf({ title: 'AC mati', place }, []));
  const rest = { title: 'AC mati', details: '', fileIds: [] };

  expect(places).toEqual([{ ...rest, unitId: 'u' }, { ...rest, floorId: 'f' }, { ...rest, sectionId: 's' }, rest]);
});
