import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const heavy =
  /node_modules\/(@tanstack\/|@atlaskit\/|marked\/|uqr\/|@radix-ui\/|@base-ui\/|cmdk\/|react-day-picker\/|date-fns\/|uplot\/|@floating-ui\/|react-remove-scroll)/;

/** Builds one line of a page against the entry point of the library; gives the modules that are fetched at once. */
async function firstLoad(source: string): Promise<string[]> {
  const entry = '\0page';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { conditions: ['@imah/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit);
  };
  chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => visit(chunk.fileName));
  return chunks.filter(({ fileName }) => reached.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
}

describe('what a page fetches at once', () => {
  it('has no primitive library, calendar or chart with a form, its messages, the loading bar and the place of the toasts', async () => {
    const modules = await firstLoad(
      `export { BlankLayout, Button, LoadingBar, Callout, PasswordField, TextField, ToastContainer } from '@imah/ui';`,
    );

    expect(modules.some((id) => id.endsWith('/button/button.tsx'))).toBe(true);
    expect(modules.filter((id) => heavy.test(id))).toEqual([]);
  }, 60_000);

  it('has no calendar, list or palette with the fields that are typed into', async () => {
    const modules = await firstLoad(
      `export { Checkbox, PhoneField, RadioGroup, RupiahField, SelectField, TextArea, TimeField } from '@imah/ui';`,
    );

    expect(modules.some((id) => id.endsWith('/rupiah-field/rupiah-field.tsx'))).toBe(true);
    expect(modules.filter((id) => heavy.test(id))).toEqual([]);
  }, 60_000);

  it('has the words of the input parts only with an input part', async () => {
    const plain = await firstLoad(`export { Button, TextField } from '@imah/ui';`);
    const typed = await firstLoad(`export { RupiahField } from '@imah/ui';`);
    const words = (modules: string[]) => modules.filter((id) => id.endsWith('/labels/input-labels.ts')).length;

    expect([words(plain), words(typed)]).toEqual([0, 1]);
  }, 60_000);

  it('would see Radix where it is', async () => {
    const modules = await firstLoad(`export { Tooltip } from '@imah/ui';`);

    expect(modules.some((id) => heavy.test(id))).toBe(true);
  }, 60_000);
});
