export { mentionedIn, mentionTyped, type Mentionable, withMention } from './mentions.ts';
