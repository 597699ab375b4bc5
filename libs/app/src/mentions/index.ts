export { mentionedIn, mentionTyped, withMention } from './mentions.ts';
