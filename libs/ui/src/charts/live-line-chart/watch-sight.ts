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

/** Calls back when the colour mode of the page or of a part around the element changes. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-color-mode'] });
  return () => observer.disconnect();
}
