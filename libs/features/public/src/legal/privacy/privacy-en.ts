import { type LegalDocument, list, table, text } from '../legal-document.ts';

export const privacyEn: LegalDocument = {
  title: 'Privacy Policy',
  summary:
    'Which personal data Imah processes, what for, on which basis, for how long, and how you use your rights under Law No. 27 of 2022 on Personal Data Protection of Indonesia (the PDP Law). The Indonesian text prevails.',
  version: '2026-11-01',
  inForce: 'In force since 1 November 2026.',
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'pengendali',
      heading: 'Who is responsible',
      blocks: [
        text(
          'Imah is used by organisations that run buildings: property managers, owners’ associations (PPPSRS), owners, or service providers. The organisation that invited you is the controller of the data about residents, units, bills and reports in its buildings. Its name stands on your Account page.',
        ),
        text(
          'The operator of Imah at the address of this site is the controller of your account data (name, email, password, sessions), and the processor of the data that organisations enter. As a processor the operator acts only on the organisation’s instructions (Article 51 of the PDP Law).',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'The data we process',
      blocks: [
        table(
          ['Group', 'What it holds', 'Where it comes from'],
          [
            'Account',
            'Name, email address, password (only its Argon2id hash), language, the version of the terms you agreed to',
            'You',
          ],
          [
            'Session',
            'Time of log-in and of last activity, IP address, kind of browser',
            'Your device, when you log in',
          ],
          ['Membership', 'Organisation, role, permissions, and the buildings you may see', 'Your organisation'],
          ['Occupancy', 'Unit, role as owner or tenant, phone number', 'You or the organisation'],
          [
            'Building devices',
            'Readings of meters and sensors. Readings that belong to your unit are your personal data',
            'Devices in the building',
          ],
          [
            'Actions',
            'Commands to devices, changes of data, and who made them',
            'The system, when the action is taken',
          ],
        ),
        text(
          'Imah uses no advertising trackers, buys no data and sells no data. Specific personal data, such as biometric or health data, are not asked for.',
        ),
      ],
    },
    {
      id: 'tujuan',
      heading: 'Purposes and lawful bases',
      blocks: [
        text('Every processing has one basis under Article 20 of the PDP Law:'),
        table(
          ['Purpose', 'Basis'],
          [
            'Open an account, recognise you, keep you logged in',
            'Performance of the agreement with you (Terms of Use)',
          ],
          [
            'Show buildings, devices and alarms to the people entitled to them',
            'Performance of the building management agreement',
          ],
          [
            'Work out consumption, bills and books',
            'Performance of the agreement; legal duties of taxation and bookkeeping',
          ],
          [
            'Record who did what, prevent abuse, limit log-in attempts',
            'Legitimate interest: the security of people, buildings and accounts',
          ],
          ['Warn of fire, gas or a stuck lift', 'Protection of vital interests'],
          ['Send news that is not required', 'Your consent, which you can withdraw at any time'],
        ),
        text('No decision with legal effect is taken by machine alone. No profiling takes place.'),
      ],
    },
    {
      id: 'hak',
      heading: 'Your rights and their deadlines',
      blocks: [
        text(
          'You have the following rights (Articles 5–13 of the PDP Law). A request is recorded when it arrives, and the controller answers within 3 × 24 hours from then for the rights marked so.',
        ),
        table(
          ['Right', 'Deadline'],
          ['Know who asks for the data, on which basis and for what', 'Always available on this page'],
          ['Complete and correct data', '3 × 24 hours'],
          ['Access and a copy, with the trail of processing', '3 × 24 hours'],
          ['Withdraw consent', 'Processing stops within 3 × 24 hours'],
          ['Suspend or restrict processing', '3 × 24 hours'],
          ['End processing, erase or destroy data', 'After the mandatory retention below; you are told the outcome'],
          ['Receive and move data in a machine-readable form', 'Together with the copy of the data'],
          ['Object to automated decisions', 'No automated decisions are taken'],
          ['Sue and receive compensation', 'Under the rules of procedure that apply'],
        ),
        text(
          'Send the request to your building’s manager. We make sure that a request comes from you before data are handed over. Requests are free of charge.',
        ),
      ],
    },
    {
      id: 'masa-simpan',
      heading: 'How long data are kept',
      blocks: [
        table(
          ['Data', 'Kept for'],
          [
            'Account',
            'As long as the account exists; after deletion your name is replaced by a marker in records that must be kept',
          ],
          ['Sessions', 'At most 30 days, or until you log out'],
          [
            'Device readings',
            'In detail 30 days; five-minute summaries 90 days; hourly summaries 3 years; daily summaries while the building is managed',
          ],
          ['Alarms', '2 years'],
          ['Commands to devices', '90 days'],
          ['Audit trail', '5 years'],
          [
            'Books, bills and proofs of payment',
            '10 years, as Article 28(11) of the Law on General Provisions and Tax Procedures demands',
          ],
          ['Technical server logs', '14 days'],
        ),
        text(
          'An organisation may set shorter times where the law allows it. Data that must be kept remain after a request for erasure, in a form that no longer names you.',
        ),
      ],
    },
    {
      id: 'penerima',
      heading: 'Who receives data',
      blocks: [
        list(
          'People in your organisation, as far as their permissions reach. Other organisations on the same site cannot see it.',
          'The mail provider set up by the operator, only for mail you asked for, such as a password reset.',
          'Public authorities, where the law requires it.',
        ),
        text(
          'Data are stored on the operator’s server. Imah does not send personal data out of Indonesia by itself; if the operator uses a server in another country, the conditions of Article 56 of the PDP Law are met first.',
        ),
      ],
    },
    {
      id: 'keamanan',
      heading: 'Security and breaches',
      blocks: [
        text(
          'Passwords are stored as Argon2id hashes, sessions as hashes, and scripts cannot read the session cookie. Every access is refused unless it is granted, and changes are recorded.',
        ),
        text(
          'If the protection of data fails, you and the competent agency are told in writing within 3 × 24 hours (Article 46 of the PDP Law): which data were revealed, when and how, and what is being done about it.',
        ),
      ],
    },
    {
      id: 'anak',
      heading: 'Children and people with disabilities',
      blocks: [
        text(
          'Accounts are opened by adults. Data of children are processed only with the consent of a parent or guardian (Article 25 of the PDP Law). People with disabilities are served by a suitable means of communication; the pages of Imah work with a keyboard and a screen reader.',
        ),
      ],
    },
    {
      id: 'perubahan',
      heading: 'Changes and contact',
      blocks: [
        text(
          'When this policy changes, the new version is shown on this page with the day from which it holds; changes that touch your rights are announced before.',
        ),
        text(
          'For questions, requests or complaints, contact the building manager who invited you. If it is about your account, contact the operator of this site by answering any mail that Imah sent you. You also have the right to complain to the personal data protection agency.',
        ),
      ],
    },
  ],
};
