import { page } from './page.ts';

export const benefitsPages = [
  page(
    'benefits',
    'Associate Benefits',
    'benefits',
    `
    <p>Accreditation is a promise in both directions. You have taken the time to learn our houses; here is what
    we give for it. All benefits are personal, begin on the day of your accreditation and last as long as it does.</p>
    <h2>Know the house</h2>
    <ul>
      <li><strong>Associate rate.</strong> Half of the best public rate for up to twelve nights a year, with one
      companion, on any night that is not marked as high.</li>
      <li><strong>Site visits.</strong> One night with breakfast and a walk through the house with its meetings
      host, whenever you hold an open request for it.</li>
      <li><strong>House days.</strong> Twice a year each family opens a house for associates: a morning behind the
      scenes, an afternoon of questions, a supper.</li>
    </ul>
    <h2>Work with less friction</h2>
    <table>
      <thead><tr><th>Benefit</th><th>What it saves you</th></tr></thead>
      <tbody>
        <tr><td>Priority answers</td><td>Proposals within four working hours for groups under fifty</td></tr>
        <tr><td>Silent holds</td><td>Seventy-two hours on any meeting room for up to thirty, without contract</td></tr>
        <tr><td>A planner's line</td><td>One telephone number, answered by people, seven days a week</td></tr>
      </tbody>
    </table>
    <h2>Your clients notice</h2>
    <p>Groups booked by an accredited associate are welcomed by name, find their first coffee waiting whatever
    the hour, and have one room in twenty upgraded when the house can do it.</p>
    <p>To use a benefit, show your accreditation confirmation, which you can print from the dashboard, or give your
    name and that of your agency when you book.</p>`,
  ),
];
