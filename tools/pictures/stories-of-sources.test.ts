import { expect, it } from 'vitest';
import { picturedIn, withoutPicture } from './stories-of-sources.ts';

const source = `
import { Button } from './button.tsx';
const meta = { title: 'Dasar/Button', component: Button };
export default meta;
export const Default = {};
export const LongWords = { args: { children: 'Panjang' } };
export const Dark = { globals: { theme: 'gelap' } };
export const LongWordsDark = { ...LongWords, globals: { theme: 'gelap' } };
export const Keyboard = { tags: ['!picture'] };
export const Live = { parameters: { chromatic: { disableSnapshot: true } } };
`;

it('reads from the sources of which stories pictures are kept', () => {
  expect(picturedIn(source, 'button.stories.tsx')).toEqual(['dasar-button--default', 'dasar-button--long-words']);
  expect(
    picturedIn(source.replace('component: Button', "component: Button, tags: ['!picture']"), 'button.stories.tsx'),
  ).toEqual([]);
});

it('names the stories without an accepted picture', () => {
  const pictures = ['dasar-button--default.light', 'dasar-button--default.dark', 'dasar-old--default.light'];

  expect(withoutPicture(['dasar-button--default', 'dasar-button--long-words'], pictures)).toEqual([
    'dasar-button--long-words',
  ]);
});
