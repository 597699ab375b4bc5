import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { valueOfControl } from '../../shared/control-value.ts';

/**
 * Asks before a modal is closed that has a form somebody has changed. What a control held before is read when its form is
 * first touched, so that what the page itself fills in is no change; a form that was sent closes its modal unasked.
 */
export function useUnsaved(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(new WeakMap<Element, string | null>());
  const [question, setQuestion] = useState<'unasked' | 'asked'>('unasked');

  const remember = useCallback((event: SyntheticEvent) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    // At each touch: what has only now been unfolded is known from here on.
    for (const control of form?.elements ?? [])
      if (!before.current.has(control)) before.current.set(control, valueOfControl(control));
  }, []);

  function isChanged(): boolean {
    const forms = [...(root.current?.querySelectorAll('form') ?? [])];
    return forms
      .flatMap((form) => [...form.elements])
      .some((control) => before.current.has(control) && before.current.get(control) !== valueOfControl(control));
  }

  return {
    root,
    question,
    /** For the panel: before anything in it changes. */
    watch: { onPointerDownCapture: remember, onKeyDownCapture: remember, onBeforeInputCapture: remember },
    close: () => (isChanged() ? setQuestion('asked') : onClose()),
    stay: () => setQuestion('unasked'),
  };
}
