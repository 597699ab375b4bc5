import { useLabels } from '../labels/labels.tsx';
import { contentId } from './layout-face.ts';
import { skipLink } from './skip-link.css.ts';

/** The first stop of the keyboard: past the navigation, into the page. */
export function SkipLink() {
  const labels = useLabels();
  return (
    <a href={`#${contentId}`} className={skipLink}>
      {labels.skipToContent}
    </a>
  );
}
