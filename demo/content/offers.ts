import { page } from './page.ts';

/** Offers that end. */
export const promotionPages = [
  page(
    'promotions',
    'A day for the team at Alder House',
    'valley-dawn',
    `
    <p>From November to March, Alder House lends its grounds by the day: a room with a fire, lunch at one long
    table, a walk with the gardener and tea before the train.</p>
    <ul>
      <li>Eight to twenty-four guests, Monday to Thursday</li>
      <li>One price for each guest, room hire and everything at table included</li>
      <li>Stay the night for two thirds of the winter rate</li>
    </ul>
    <p>Mention WINTER DAY in your request. Full commission applies to the day and to the night.</p>`,
  ),
  page(
    'promotions',
    'Double points at Millrace for new clients',
    'promotions',
    `
    <p>When a client of yours books Millrace for the first time, their planner's account and yours both collect
    double points for every night of the stay. The offer holds in all city houses for contracts signed in this
    quarter, for arrivals within twelve months.</p>
    <p>A client is new when no contract was signed in their name for three years. We check it for you and say so
    in the proposal.</p>`,
  ),
  page(
    'promotions',
    'The third night is ours at The Vale',
    'valley-night',
    `
    <p>Groups of fifteen rooms or more who stay three nights at The Vale pay for two between Sunday and Thursday,
    outside July and August. Commission is paid on all three, as if the third had been charged.</p>
    <p>The offer can be combined with the quiet floor at Harrow Lake. It cannot be combined with negotiated
    corporate rates.</p>`,
  ),
];

/** Standing rates. */
export const rateOfferPages = [
  page(
    'rateoffers',
    'Day delegate rates',
    'meeting-room',
    `
    <p>One price for each delegate and day: the room (with daylight, or priced as a hall without it), two breaks, lunch, water,
    paper, a screen that works and somebody who makes it work.</p>
    <table>
      <thead><tr><th>Family</th><th>8–24 guests</th><th>25–80 guests</th><th>Above 80</th></tr></thead>
      <tbody>
        <tr><td>Alder House</td><td>$118</td><td>$109</td><td>on request</td></tr>
        <tr><td>Millrace</td><td>$92</td><td>$86</td><td>$79</td></tr>
        <tr><td>Catkin Inns</td><td>$84</td><td>–</td><td>–</td></tr>
        <tr><td>Weir &amp; Stone</td><td>$96</td><td>$88</td><td>$74</td></tr>
      </tbody>
    </table>
    <p>Taxes are extra and shown in every proposal. Rates hold for twelve months from the date of the proposal.</p>`,
  ),
  page(
    'rateoffers',
    'Group room rates',
    'rateoffers',
    `
    <p>For ten or more rooms per night, groups of accredited agencies pay a tenth less than the best public rate of that
    night, for twenty-five or more a sixth less. The rate is fixed on the day of the contract and can only fall.</p>
    <h2>Included</h2>
    <ul>
      <li>Breakfast, also for those who leave before seven</li>
      <li>One room free for every twenty-five that are paid</li>
      <li>A block that may shrink by a fifth until thirty days before arrival</li>
    </ul>`,
  ),
  page(
    'rateoffers',
    'Rates for long stays',
    'lobby',
    `
    <p>Trainings, audits and projects often need a few rooms for many weeks. From fourteen nights a room costs a
    quarter less, from thirty nights a third less, and laundry is done twice a week at no charge.</p>
    <p>Guests may change within the room: the contract counts nights, not names. Available at Millrace and, from
    October to April, at Alder House.</p>`,
  ),
];

export const commissionPages = [
  page(
    'commissions',
    'Commissions',
    'commissions',
    `
    <p>Commission is what we owe you for bringing us a guest whom we might not have met. It should be easy to
    foresee, easy to check and on time.</p>
    <h2>What we pay</h2>
    <table>
      <thead><tr><th>Booking</th><th>Commission</th><th>Paid on</th></tr></thead>
      <tbody>
        <tr><td>Group rooms, ten or more per night</td><td>10%</td><td>Room revenue without taxes</td></tr>
        <tr><td>Meetings with rooms</td><td>10%</td><td>Rooms and day delegate rate</td></tr>
        <tr><td>Meetings without rooms</td><td>8%</td><td>Room hire and day delegate rate</td></tr>
        <tr><td>Single travelers, public rates</td><td>8%</td><td>Room revenue without taxes</td></tr>
        <tr><td>Negotiated corporate rates</td><td>as agreed</td><td>as agreed</td></tr>
      </tbody>
    </table>
    <h2>When we pay</h2>
    <p>Agencies that are enrolled in FastPay are paid by bank transfer within ten days of departure. All others
    are paid on the last working day of the month after departure, by check or bank transfer. Enrollment is part of the
    agency registration and can be changed at each renewal.</p>
    <h2>If a figure looks wrong</h2>
    <p>Every payment comes with a statement that names house, arrival, nights and base. Write to us within ninety
    days with the number of the line; we answer within five working days, and where the error is ours, the
    difference is paid with the next transfer.</p>
    <h2>What is not commissionable</h2>
    <ul>
      <li>Taxes, gratuities and charges that we pass on to others</li>
      <li>Stays at the associate rate</li>
      <li>Rooms that were canceled in time, without fee</li>
    </ul>`,
  ),
];
