import { page } from './page.ts';

export const overviewPages = [
  page(
    'program-overview',
    'Program Overview',
    'overview',
    `
    <p>The sourcing program of Alder &amp; Vale Hotels is for agencies that plan meetings and travel for
    others. It exists because the best stays begin with somebody who knows both the guest and the house. We
    look after the house; this program makes sure that you know it.</p>
    <h2>Who takes part</h2>
    <p>Travel management companies, meeting planners, housing bureaus and sourcing firms of any size, with a
    business address in the United States, Canada or Mexico. An agency of two is as welcome as one of two
    hundred: what counts is that you place meetings, groups or travelers with hotels as your trade.</p>
    <h2>How it works</h2>
    <ol>
      <li><strong>Your agency registers.</strong> One person, the point of contact, creates an account and
      submits the registration request. It has to be completed in one sitting, so keep your numbers at hand:
      about twenty minutes are enough.</li>
      <li><strong>We review it.</strong> A member of our accreditation team reads every request. If something
      is unclear, you find our question beside the very field it is about.</li>
      <li><strong>You invite your associates.</strong> Once the agency is approved, the point of contact
      invites colleagues by email, up to fifty at a time.</li>
      <li><strong>Each associate is accredited.</strong> A short profile, the brand education guide, one
      acknowledgement.</li>
    </ol>
    <h2>What we ask in return</h2>
    <table>
      <thead><tr><th>Who</th><th>What</th><th>How often</th></tr></thead>
      <tbody>
        <tr><td>Agency</td><td>Renew the accreditation</td><td>Every twelve months</td></tr>
        <tr><td>Agency, where agreed</td><td>Send the quarterly report</td><td>By day 30 of the new quarter</td></tr>
        <tr><td>Associate</td><td>Read the education guide again</td><td>Every twelve months, or after a major change</td></tr>
      </tbody>
    </table>
    <h2>What it costs</h2>
    <p>Nothing. Taking part is free for the agency and for each of its associates, and there is no minimum of
    room nights. We ask for honest figures and an open line.</p>`,
  ),
];
