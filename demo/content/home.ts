import { page } from './page.ts';

/** Marketing content under the home page's banner; shown in the order of the names. */
export const homePages = [
  page(
    'home-page',
    'A program made for planners',
    'meeting-room',
    `
    <p>You know your clients, the length of their agenda and the strength of their coffee. We know our houses,
    room by room. The accreditation hub brings the two together, so that the right hotel is found in a morning, not in two weeks.</p>
    <p>Agencies that take part have one named contact at the group, one set of terms across every house, and
    commissions that are paid on the day we say.</p>`,
  ),
  page(
    'home-page',
    'Five kinds of house, one standard',
    'valley-noon',
    `
    <p>A board retreat belongs in the country, a congress near the station, a wedding party in a village that
    will still talk about it next spring. Between Alder House, The Vale, Millrace, Catkin Inns and Weir &amp;
    Stone there is a house for each.</p>
    <ul>
      <li>Sixty-four hotels, from eleven rooms to four hundred and twenty</li>
      <li>A meetings host in every house, from the first call to the last departure</li>
      <li>Answers to requests for proposals within one working day</li>
    </ul>`,
  ),
  page(
    'home-page',
    'Learn the brand in an afternoon',
    'education',
    `
    <p>The brand education guide is written for people who have little time. It takes about two hours, can be
    read in any order, and answers the questions that your clients really ask: what is near, what is quiet,
    what is included and what is not.</p>
    <p>Whoever has read and acknowledged it is an accredited associate, with the benefits, rates and offers
    that go with it.</p>`,
  ),
  page(
    'home-page',
    'What accreditation opens',
    'key-card',
    `
    <p>Accredited associates see rates before they are published, stay with us at their own rate to know a
    house before they recommend it, and are the first to hear when a wing is rebuilt or a terrace opens.</p>
    <p>Points of contact invite their colleagues in one step, see at a glance where each of them stands, and
    send the quarterly report in a minute.</p>`,
  ),
];
