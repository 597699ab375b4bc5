import { useEffect, useRef, useState } from 'react';

/**
 * A form that stands in the place of the button it is opened with. Opened, its first field has the focus; closed, the
 * button has it again, so that whoever works by keyboard stays where they were.
 */
export function useEntryForm() {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form === 'open') fields.current?.querySelector<HTMLElement>('input, select')?.focus();
    if (form === 'closed') button.current?.focus();
  }, [form]);
  return { isOpen: form === 'open', button, fields, open: () => setForm('open'), close: () => setForm('closed') };
}
