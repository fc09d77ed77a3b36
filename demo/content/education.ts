import { page } from './page.ts';

/** The guide that every associate reads and acknowledges. */
export const educationPages = [
  page(
    'education',
    'Brand Education Guide',
    'education',
    `
    <p>This guide tells you what you need to recommend one of our houses in good conscience. It takes about
    two hours in all, and you need not read it in one go. At its foot you acknowledge that you have read it;
    with that you are accredited for twelve months.</p>

    <h2>1. Who we are</h2>
    <p>Alder &amp; Vale Hotels began with one house above a ford, where the road waited for the river. The
    family that kept it found that travelers forgave a great deal, but never being hurried, and never being
    forgotten. Both are still the first thing that anybody learns who works with us.</p>
    <p>Today there are sixty-four houses in five families. They differ in size and temper. What they share is a
    way of looking after people: calm, warm and exact.</p>

    <h2>2. The five families</h2>
    <table>
      <thead><tr><th>Family</th><th>What it is</th><th>Rooms</th><th>Recommend it for</th></tr></thead>
      <tbody>
        <tr><td>Alder House</td><td>Country hotels with grounds of their own</td><td>30–90</td><td>Retreats, boards, long weekends</td></tr>
        <tr><td>The Vale</td><td>Grand hotels at lakes and in old spas</td><td>120–260</td><td>Incentives, galas, anniversaries</td></tr>
        <tr><td>Millrace</td><td>City hotels within ten minutes of a station</td><td>90–210</td><td>Trainings, road shows, business travel</td></tr>
        <tr><td>Catkin Inns</td><td>Village inns with a good table</td><td>11–28</td><td>Small teams, weddings, walking parties</td></tr>
        <tr><td>Weir &amp; Stone</td><td>Conference houses with their own halls</td><td>180–420</td><td>Congresses, conventions, fairs</td></tr>
      </tbody>
    </table>

    <h2>3. What every house promises</h2>
    <ul>
      <li><strong>A person, not a queue.</strong> Each meeting has one host, named before you sign, on site from
      the first delivery to the last taxi.</li>
      <li><strong>Sleep.</strong> No room above a bar, an elevator motor or a loading bay is ever sold to a meeting
      guest without saying so.</li>
      <li><strong>Daylight.</strong> A room without windows is called a hall and priced as one.</li>
      <li><strong>One bill.</strong> It comes within three working days, itemized as the contract was.</li>
    </ul>

    <h2>4. Finding the right house</h2>
    <p>Begin with the purpose, not with the map. Three questions settle most requests: what should be different
    when the guests go home, how do they arrive, and who must not be disturbed? With the answers in hand, the
    right family is usually clear, and the choice within it a matter of date and distance.</p>
    <p>When two houses suit, recommend the smaller one. A house that a group fills gives it its whole attention.</p>

    <h2>5. Requests for proposals</h2>
    <p>Send requests to the group, not to single houses: they reach every suitable one at the same time, and the
    first answer comes within one working day. State the dates and whether they can move, the pattern of nights,
    the shape of the day, and what the client's last meeting suffered from. The last point is the one that our
    hosts read first.</p>

    <h2>6. Rates and commissions in brief</h2>
    <p>The rates we show accredited agencies are what the guest pays, and your commission is paid on top of them
    by us. The percentages and the calendar are on the Commissions page. Please never
    promise a rate that is not confirmed in writing, and never quote one client's rate to another.</p>

    <h2>7. Speaking about us</h2>
    <p>Write the names as we do: Alder House, The Vale, Millrace, Catkin Inns, Weir &amp; Stone. Pictures may be
    used as they come from the image library, uncropped where people are in them. Do not call a house luxurious;
    say what it has. The best sentence about a hotel is one that a guest could check.</p>

    <h2>8. Guests with particular needs</h2>
    <p>Every house publishes door widths, bed heights, the step-free way from the curb to the room, and what the
    kitchen can and cannot do. Ask guests early and pass on exactly what they say, with their permission. A host calls
    back within a day to confirm in words what will be ready.</p>

    <h2>9. When something goes wrong</h2>
    <p>Tell the host first, at once, at any hour. The host may spend up to the price of a night to put it right
    without asking anybody. If you are still not content, the accreditation team answers within one working day,
    and a person signs the answer.</p>

    <h2>10. What you agree to</h2>
    <p>By acknowledging this guide you confirm that you have read it, that you will describe our houses truthfully,
    that you keep confidential rates confidential, and that you treat guests' data as you would want yours to be
    treated. The accreditation holds for twelve months and ends early only if you leave your agency or ask for it.</p>`,
  ),
];
