import { Container, Heading, Stack, Text } from '@imah/ui';
import { PublicFrame } from '../../frame/public-frame.tsx';
import type { LegalDocument } from '../legal-document.ts';
import { LegalBlockView } from './legal-block-view.tsx';
import * as styles from './legal-page.css.ts';

/** One legal document, with its contents beside it on a wide screen. */
export function LegalPage({ document }: { readonly document: LegalDocument }) {
  return (
    <PublicFrame>
      <Container>
        <article className={styles.page}>
          <Stack gap="md" as="header">
            <Heading level={1} size="2xl">
              {document.title}
            </Heading>
            <Text size="lg" tone="muted">
              {document.summary}
            </Text>
            <Text size="sm" tone="muted">
              {document.inForce}
            </Text>
          </Stack>
          <nav aria-label={document.contentsLabel} className={styles.contents}>
            <span className={styles.contentsTitle}>{document.contentsLabel}</span>
            <ol className={styles.contentsList}>
              {document.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.contentsLink}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.body}>
            {document.sections.map(({ id, heading, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-judul`} className={styles.section}>
                <Heading level={2} id={`${id}-judul`}>
                  {heading}
                </Heading>
                {blocks.map((block, index) => (
                  // The blocks of a document never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <LegalBlockView key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
        </article>
      </Container>
    </PublicFrame>
  );
}
