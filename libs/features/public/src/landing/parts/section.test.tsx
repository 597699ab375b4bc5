import { expect, it } from 'vitest';
import { elementsIn, headingsIn, htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { Section } from './section.tsx';

const classOf = (html: string) => /<section class="([^"]*)"/.exec(html)?.[1];

it('heads what is in it, with a sentence below the heading where there is one', async () => {
  const led = await htmlOf(
    <Section title="Judul" lead="Kalimat.">
      <ul />
    </Section>,
  );
  const plain = await htmlOf(
    <Section title="Judul">
      <ul />
    </Section>,
  );

  expect([headingsIn(led), elementsIn(led, 'p').map(wordsOf)]).toEqual([[[2, 'Judul']], ['Kalimat.']]);
  expect([headingsIn(plain), elementsIn(plain, 'p')]).toEqual([[[2, 'Judul']], []]);
});

it('stands out from those around it only where it is tinted', async () => {
  const [plain, tinted, unnamed] = await Promise.all([
    htmlOf(
      <Section title="A" tone="plain">
        isi
      </Section>,
    ),
    htmlOf(
      <Section title="A" tone="tint">
        isi
      </Section>,
    ),
    htmlOf(<Section title="A">isi</Section>),
  ]);

  expect(classOf(plain)).toBe(classOf(unnamed));
  expect(classOf(tinted)).not.toBe(classOf(plain));
});
