import { type LegalDocument, list, text } from '../legal-document.ts';
import { termsVersion } from './terms-version.ts';

export const termsEn: LegalDocument = {
  title: 'Terms of Use',
  summary:
    'The rules when you use Imah: what you get, what we expect, and what happens when something goes wrong. The Indonesian text prevails.',
  version: termsVersion,
  inForce: 'In force since 1 November 2026.',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'layanan',
      heading: 'The service',
      blocks: [
        text(
          'Imah is a service for running buildings: seeing devices and alarms, sending commands to devices, and managing occupancy. It is provided by whoever installed Imah at the address of this site (the “Operator”). The organisation that manages your building (the “Organisation”) decides who may do what in its buildings.',
        ),
        text(
          'By opening an account you agree to these terms. The version you agreed to is recorded with your account.',
        ),
      ],
    },
    {
      id: 'akun',
      heading: 'Your account',
      blocks: [
        list(
          'You are at least 18 years old or married, and give a true name and email address.',
          'One account for one person. Do not share your password; actions from your account count as yours until you report otherwise.',
          'If you suspect that somebody else uses your account, change the password at once. Every other session ends.',
          'After several wrong passwords the account is locked for a while to protect you.',
        ),
      ],
    },
    {
      id: 'penggunaan',
      heading: 'Fair use',
      blocks: [
        text('You must not:'),
        list(
          'try to see or change data of people, units or organisations to which you have no right;',
          'disturb the service, scan for weaknesses without written permission, or send automatic requests outside the API provided;',
          'enter content that is unlawful, defamatory, or violates the privacy of others;',
          'connect devices that you have no right to control.',
        ),
        text(
          'The Operator or the Organisation may suspend an account that breaks these rules, with notice and reason, and at once when safety is at stake.',
        ),
      ],
    },
    {
      id: 'perangkat',
      heading: 'Devices and control',
      blocks: [
        text(
          'The commands you send move real equipment: pumps, doors, lights. Make sure it is safe before you send one. Imah shows what the device reports, and marks commands that failed or expired.',
        ),
        text(
          'Imah is not a life-safety system. Fire alarms, lifts and gas must keep their own systems as regulations demand. Do not rely on Imah as the only warning.',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Data',
      blocks: [
        text(
          'Data that you or the Organisation enter remain yours or the Organisation’s. The Operator uses them only to run the service, as the Privacy Policy explains.',
        ),
        text(
          'The Organisation is responsible for having a lawful basis for the data of residents and staff that it enters.',
        ),
      ],
    },
    {
      id: 'ketersediaan',
      heading: 'Availability and changes',
      blocks: [
        text(
          'The Operator strives to keep the service running and data safe, and announces planned maintenance. The service may stop because of power, network or force majeure.',
        ),
        text('Features may change. If a feature you use is removed, you are given time and a way to take your data.'),
      ],
    },
    {
      id: 'tanggung-jawab',
      heading: 'Liability',
      blocks: [
        text(
          'The Operator is liable for damage caused by its intent or negligence. It is not liable for damage from wrong readings of third-party devices, from commands that you sent, or from force majeure. These terms do not reduce your rights under Law No. 8 of 1999 on Consumer Protection and the PDP Law.',
        ),
      ],
    },
    {
      id: 'berakhir',
      heading: 'Ending',
      blocks: [
        text(
          'You can stop using Imah at any time and ask for your account to be deleted. The Operator deletes your data after the times in the Privacy Policy; bookkeeping records are kept for 10 years because the law demands it.',
        ),
      ],
    },
    {
      id: 'perubahan',
      heading: 'Changes of these terms',
      blocks: [
        text(
          'Changes are announced on this page and in the application at least 14 days before they take effect. If you do not agree, you can end your account before that day.',
        ),
      ],
    },
    {
      id: 'hukum',
      heading: 'Governing law',
      blocks: [
        text(
          'These terms are governed by the law of the Republic of Indonesia. Disputes are first settled amicably; if that fails within 30 days, through the Consumer Dispute Settlement Agency or the district court where you live. The Indonesian text is the binding one.',
        ),
      ],
    },
  ],
};
