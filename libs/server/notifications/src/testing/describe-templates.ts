import { locales } from '@imah/contract/core/words';
import { type WhatsAppTemplate, whatsAppTemplates } from '../whatsapp/templates.ts';

const languages = { id: 'Indonesian', en: 'English' } as const;

/** The list of all templates as an operator registers them with Meta, in Markdown. */
export function describeTemplates(): string {
  return Object.entries(whatsAppTemplates)
    .map(([name, template]) => describe(name, template))
    .join('\n\n');
}

function describe(name: string, { parameters, body }: WhatsAppTemplate): string {
  const texts = locales.map((locale) => `${languages[locale]} (\`${locale}\`):\n\n\`\`\`text\n${body[locale]}\n\`\`\``);
  const places = parameters.map(({ en, example }, index) => `- \`{{${index + 1}}}\`: ${en}. Example: ${example}`);
  return [`### \`${name}\``, ...texts, places.join('\n')].join('\n\n');
}
