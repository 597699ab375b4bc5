import { media } from '../../tokens/measures.ts';

/** Calls back with whether the element can be seen now, and at each change. Returns what ends it. */
export function watchSight(element: Element, onChange: (sight: 'seen' | 'unseen') => void): () => void {
  let inView = false;
  const tell = () => onChange(inView && !document.hidden ? 'seen' : 'unseen');
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Calls back when the look of the page changes: by its colour mode, its paper, or a font that came late. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-color-mode'] });
  const paper = window.matchMedia(media.print);
  paper.addEventListener('change', onChange);
  document.fonts.addEventListener('loadingdone', onChange);
  return () => {
    observer.disconnect();
    paper.removeEventListener('change', onChange);
    document.fonts.removeEventListener('loadingdone', onChange);
  };
}
