import { expect, it } from 'vitest';
import { choicesOf } from './combobox-source.ts';

const sari = { value: 'sari', label: 'Sari' };
const budi = { value: 'budi', label: 'Budi' };
const onSearch = () => undefined;

it('shows all choices when the list is searched here', () => {
  expect(choicesOf({ options: [sari, budi] }, [sari])).toEqual([sari, budi]);
});

it('keeps what is chosen among the answers of a search', () => {
  expect(choicesOf({ options: [budi], onSearch }, [sari])).toEqual([budi, sari]);
  expect(choicesOf({ options: [sari, budi], onSearch }, [sari])).toEqual([sari, budi]);
});

it('shows nothing beside the message that the search failed', () => {
  expect(choicesOf({ options: [budi], onSearch, state: 'failed' }, [sari])).toEqual([]);
});
