import { Checkbox, Link } from '@imah/ui';
import { useRegisterTexts } from './texts.ts';

/** Never ticked in advance. */
export function TermsConsent({ error }: { readonly error: string | undefined }) {
  const t = useRegisterTexts();
  return (
    <Checkbox
      name="acceptedTerms"
      required
      error={error}
      label={t.rich('terms', {
        terms: (words) => (
          <Link href="/terms" target="new-window">
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link href="/privacy" target="new-window">
            {words}
          </Link>
        ),
      })}
    />
  );
}
