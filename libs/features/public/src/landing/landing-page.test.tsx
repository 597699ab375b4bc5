import { describe, expect, it } from 'vitest';
import { elementsIn, headingsIn, htmlOf, linksIn, wordsOf } from '../testing/html-of.tsx';
import { LandingPage } from './landing-page.tsx';
import { landingTextsEn } from './messages/en.ts';
import { landingTextsId } from './messages/id.ts';

const pictured = (html: string) => html.replaceAll(/<figure[\s\S]*?<\/figure>/g, '');

describe.each([
  ['Indonesian', 'id', landingTextsId],
  ['English', 'en', landingTextsEn],
] as const)('the landing page in %s', (_name, locale, texts) => {
  it('has one title, then its parts in order, none of them a level too deep', async () => {
    expect(headingsIn(await htmlOf(<LandingPage />, locale))).toEqual([
      [1, texts.hero.title],
      [2, texts.chains.title],
      [3, texts.chains.meter.title],
      [3, texts.chains.alarm.title],
      [2, texts.control.title],
      [3, texts.control.sent.title],
      [3, texts.control.acknowledged.title],
      [3, texts.control.reported.title],
      [2, texts.people.title],
      [3, texts.people.manager.title],
      [3, texts.people.building.title],
      [3, texts.people.technician.title],
      [3, texts.people.finance.title],
      [3, texts.people.resident.title],
      [2, texts.trust.title],
      [3, texts.trust.zones.title],
      [3, texts.trust.privacy.title],
      [3, texts.trust.own.title],
      [3, texts.trust.open.title],
      [2, texts.closing.title],
    ]);
  });

  it('invites to register, and to log in who has an account, at its beginning and at its end', async () => {
    const html = await htmlOf(<LandingPage />, locale);
    const page = html.slice(html.indexOf('</header>'), html.indexOf('<footer'));

    expect(linksIn(page)).toEqual([
      ['/register', texts.hero.register],
      ['/login', texts.hero.login],
      ['/register', texts.hero.register],
      ['/login', texts.hero.login],
    ]);
  });

  it('draws both chains step by step, and the three steps of a command, as ordered lists', async () => {
    const lists = elementsIn(await htmlOf(<LandingPage />, locale), 'ol').map((list) =>
      elementsIn(list, 'li').map(wordsOf),
    );
    const { meter, alarm } = texts.chains;
    const { sent, acknowledged, reported } = texts.control;

    expect(lists).toEqual([
      Object.values(meter.steps),
      Object.values(alarm.steps),
      [sent, acknowledged, reported].map((step) => `${step.title}${step.text}`),
    ]);
  });

  it('says what each of five kinds of people has of it, as a list', async () => {
    const [list = ''] = elementsIn(await htmlOf(<LandingPage />, locale), 'ul');
    const { manager, building, technician, finance, resident } = texts.people;

    expect(elementsIn(list, 'li').map(wordsOf)).toEqual(
      [manager, building, technician, finance, resident].map((person) => `${person.title}${person.text}`),
    );
  });

  it('says at a command that nobody answered that it does not pretend', async () => {
    expect(elementsIn(await htmlOf(<LandingPage />, locale), 'p').map(wordsOf)).toContain(texts.control.failed);
  });

  it('shows every text of its catalogue, so that none is kept up for nothing', async () => {
    const html = await htmlOf(<LandingPage />, locale);
    const words = wordsOf(html.replaceAll('><', '> <'));
    const label = wordsOf(/<figure aria-label="([^"]*)"/.exec(html)?.[1] ?? '');
    const leaves = (value: object | string): string[] =>
      typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves);

    expect(leaves(texts).filter((text) => !words.includes(text) && text !== label)).toEqual([]);
  });

  it('has no list within its words that would be shown without its picture', async () => {
    const html = pictured(await htmlOf(<LandingPage />, locale));

    expect(wordsOf(html)).not.toContain(texts.picture.pump);
  });
});
