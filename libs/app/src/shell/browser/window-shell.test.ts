import { expect, it } from 'vitest';
import { isCrawler } from './window-shell.ts';

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome-Lighthouse',
];
const people = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; SM-A155F) AppleWebKit/537.36 Chrome/155.0.0.0 Mobile Safari/537.36',
];

it.each(crawlers)('S-58 takes "%s" for a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

it.each(people)('S-58 takes "%s" for a person', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
