import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './compressed.ts';
import { compileKnownPaths } from './known-paths.ts';
import { isLoopbackHost } from './runtime-config.ts';
import { fillPage, inlineScriptHashes, readSite } from './site.ts';

describe('fillPage', () => {
  it('writes the configuration as data that cannot end its own element', () => {
    const config = {
      buildId: '</script><script>alert(1)</script>',
      apiBase: null,
      fallbackApiBase: null,
      mqttUrl: null,
      iconFallbackUrl: null,
      demo: null,
    };

    const html = fillPage({ html: '<head><!--imah-config--></head>' }, config);

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(/>(\{.*\})</.exec(html)?.[1] ?? '')).toEqual(config);
  });
});

describe('inlineScriptHashes', () => {
  it('are of the scripts that stand in the page, not of files and not of data', () => {
    const html =
      '<script>1</script><script src="/a.js"></script><script type="application/json">{}</script><script type="module">2</script>';

    expect(inlineScriptHashes(html)).toEqual([
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
      "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
    ]);
  });
});

describe('readSite', () => {
  it('says what to do when the pages are not built', async () => {
    await expect(readSite('/nowhere/dist')).rejects.toThrow(
      'The web pages are not built (/nowhere/dist is missing); run npm run build.',
    );
  });
});

describe('compileKnownPaths', () => {
  const isKnown = compileKnownPaths([
    '/',
    '/imah',
    '/imah/building/:id',
    '/imah/building/:id/iot',
    '/imah/new/ticket/:buildingId?',
    '/docs/*',
    '/a.b',
  ]);

  it.each([
    '/',
    '/imah',
    '/imah/',
    '/imah/building/7',
    '/imah/building/7/iot',
    '/imah/new/ticket',
    '/imah/new/ticket/7',
    '/docs',
    '/docs/a/b',
    '/a.b',
  ])('takes %s for a page of the application', (path) => {
    expect(isKnown(path)).toBe(true);
  });

  it.each(['/imahh', '/imah/building', '/imah/building/7/8', '/imah/new/ticket/7/8', '/aXb', '/doc'])(
    'does not know %s',
    (path) => {
      expect(isKnown(path)).toBe(false);
    },
  );
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('takes for %s: %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('isLoopbackHost', () => {
  it('knows the names of this computer, with and without a port', () => {
    expect(['localhost:8080', '127.0.0.1', '127.1.2.3:80', '[::1]:8080'].map(isLoopbackHost)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      ['imah.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'].map(isLoopbackHost),
    ).toEqual([false, false, false, false]);
  });
});
