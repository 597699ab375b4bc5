import type { FormError } from '../form-error-summary/form-error-summary.tsx';
import type { FormAnswer } from './form-answer.ts';

/** One line of the summary, and the field it is about. */
export type FormLine = FormError & { readonly name: string };

const unseen = '[type="hidden"], [aria-hidden="true"]';

/** What was refused, in the order of the form: "Nama gedung: wajib diisi." What no field of it shows comes last. */
export function linesOf(form: HTMLFormElement | null, answer: FormAnswer | null): readonly FormLine[] {
  const placed = Object.entries(answer?.errors ?? {}).flatMap(([name, [said]]) => {
    if (said === undefined) return [];
    const control = controlNamed(form, name);
    return [{ name, control, line: { name, text: withLabel(labelOf(control), said), field: control?.id } }];
  });
  const seen = new Set<string>();
  return placed
    .toSorted((one, other) => inDocument(one.control, other.control))
    .flatMap(({ line }) => {
      if (seen.has(line.text)) return [];
      seen.add(line.text);
      return [line];
    });
}

/** Sentences, by field, for texts that stand for no value: they must not be sent as if nothing were there. */
export function unreadableOf(form: HTMLFormElement): Record<string, readonly string[]> {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-unreadable]:not(:disabled)')];
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const said = input.dataset['unreadable'];
      const hidden = input.parentElement?.querySelector<HTMLInputElement>('input[type="hidden"][name]');
      return said === undefined ? [] : [[hidden?.name ?? `#${input.id}`, [said]]];
    }),
  );
}

/** The control people see; a field that sends another form of its value keeps that in a hidden input beside it. */
function controlNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  if (name.startsWith('#')) return document.getElementById(name.slice(1));
  const named = form?.elements.namedItem(name);
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (!(element instanceof HTMLElement)) return null;
  if (!element.matches(unseen)) return element;
  return element.parentElement?.querySelector<HTMLElement>(`input:not(${unseen}), select, textarea`) ?? null;
}

const isLabelable = (control: HTMLElement): control is HTMLInputElement => 'labels' in control;

/** Of several that carry one value, what they are together: the question, not its first answer. */
function labelOf(control: HTMLElement | null): string | null {
  if (control === null) return null;
  const isOneOfSeveral = control.matches('[type=radio], [role=radio], [type=checkbox]');
  const legend = isOneOfSeveral ? control.closest('fieldset')?.querySelector('legend') : undefined;
  const label = legend ?? (isLabelable(control) ? control.labels?.[0] : undefined);
  if (label === undefined || label === null) return control.getAttribute('aria-label');
  // Without "(opsional)", which stands in an element of its own.
  const words = [...label.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const text = words
    .map((node) => node.textContent)
    .join('')
    .trim();
  return text === '' ? null : text;
}

function withLabel(label: string | null, said: string): string {
  if (label === null || said.toLowerCase().includes(label.toLowerCase())) return said;
  // An abbreviation or an amount ("Rp10.000") keeps its capital.
  const goesOn = /^\p{Lu}\p{Ll}{2,}/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  return `${label}: ${goesOn}`;
}

function inDocument(one: Node | null, other: Node | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
