import { Brand, Container, Inline, Link, Skeleton, Stack } from '@imah/ui';
import { type ReactNode, Suspense } from 'react';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import * as styles from './visitor-page.css.ts';

/** A page that somebody without an account was led to: the way home, the other language, and what they came for. */
export function VisitorPage({ children }: { readonly children: ReactNode }) {
  return (
    <Container width="prose">
      <div className={styles.frame}>
        <Stack gap="xl">
          <Inline as="header" justify="between">
            <Link href="/" tone="muted" aria-label="Imah">
              <Brand />
            </Link>
            <LanguageSwitch />
          </Inline>
          <Suspense fallback={<Skeleton shape="card" />}>{children}</Suspense>
        </Stack>
      </div>
    </Container>
  );
}
