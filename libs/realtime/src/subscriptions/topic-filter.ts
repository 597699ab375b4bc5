/** A test for the topics of a filter, with MQTT's wildcards `+` and `#` (MQTT 3.1.1, 4.7). */
export function topicMatcher(filter: string): (topic: string) => boolean {
  if (!/[+#]/.test(filter)) return (topic) => topic === filter;
  const wanted = filter.split('/');
  const isOpenEnded = wanted.at(-1) === '#';
  const fixed = isOpenEnded ? wanted.slice(0, -1) : wanted;
  return (topic) => {
    // A wildcard in the first place does not reach the broker's own topics.
    if (topic.startsWith('$') && !filter.startsWith('$')) return false;
    const given = topic.split('/');
    if (isOpenEnded ? given.length < fixed.length : given.length !== fixed.length) return false;
    return fixed.every((level, index) => level === '+' || level === given[index]);
  };
}
