import { Heading, Inline, Link, Stack } from '@imah/ui';
import type { ReactNode } from 'react';

interface OverviewSectionProps {
  readonly id: string;
  readonly title: string;
  /** The page that has all of it. */
  readonly all: { readonly href: string; readonly label: string } | null;
  readonly children: ReactNode;
}

/** A part of the summary: a glance at what has a page of its own, and the way there. */
export function OverviewSection({ id, title, all, children }: OverviewSectionProps) {
  return (
    <Stack gap="sm" as="section" aria-labelledby={id}>
      <Inline justify="between" align="baseline">
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {all === null ? null : <Link href={all.href}>{all.label}</Link>}
      </Inline>
      {children}
    </Stack>
  );
}
