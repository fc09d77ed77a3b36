import { page } from './page.ts';

/** Pages that the footer links to. */
export const legalPages = [
  page(
    'privacy',
    'Privacy',
    'valley-night',
    `
    <p>We keep as little about you as the program needs, for as short a time as it needs it, and we tell you here
    what that is.</p>
    <h2>What we hold</h2>
    <ul>
      <li><strong>Your account:</strong> name, email address, and your password as a hash that nobody can read back.</li>
      <li><strong>Your profile:</strong> what you enter in the agency or associate registration.</li>
      <li><strong>What you did:</strong> the dates of your registration, acknowledgement, accreditation and reports.</li>
      <li><strong>Technical records:</strong> the time of a call, its outcome and a random reference, without your
      name or address, for ninety days.</li>
    </ul>
    <h2>What for</h2>
    <p>To run the program: to decide on accreditation, to pay commissions, to tell you when something is due. We
    do not sell data, and we do not build profiles of it.</p>
    <h2>Who sees it</h2>
    <p>The accreditation team sees agencies and associates. Your agency's point of contact sees your email address
    and your accreditation status, and nothing of your profile. Hotels see your name when you book.</p>
    <h2>How long</h2>
    <p>As long as your account exists, and for what the tax law demands afterwards. If you leave your agency, your
    profile is detached from it at once.</p>
    <h2>Your rights</h2>
    <p>You may see, correct and take with you what we hold, or have it erased. Use the Email Us link at the bottom of
    this page; a person answers within ten working days.</p>`,
  ),
  page(
    'cookies',
    'Cookies',
    'key-card',
    `
    <p>This portal needs three cookies to keep you logged in safely. If you choose a language, a fourth one remembers it.
    There are no others unless you agree to them.</p>
    <table>
      <thead><tr><th>What</th><th>What for</th><th>How long</th></tr></thead>
      <tbody>
        <tr><td>Session</td><td>Keeps you logged in</td><td>Until you log out, 30 minutes without activity, 12 hours at most</td></tr>
        <tr><td>Anti-forgery</td><td>Makes sure that what is sent in your name comes from this portal</td><td>As the session</td></tr>
        <tr><td>Known device</td><td>Lets you log in on this device while somebody else tries out your password</td><td>A year after you last logged in, or until you change your password</td></tr>
        <tr><td>Language</td><td>Remembers the language that you chose</td><td>A year</td></tr>
      </tbody>
    </table>
    <h2>In your browser's own store</h2>
    <p>If you select Remember my email, your address is kept in this browser until you clear the checkbox. A random
    number for your device is kept to find faults; it says nothing about you. Your answer
    about analytics, the time when you last did something and your last visit to the dashboard are kept there, too.</p>
    <h2>Analytics</h2>
    <p>We count visits only where you have agreed to it. Saying no changes nothing in what you can do here, and you
    can change your mind at any time.</p>`,
  ),
  page(
    'site-usage',
    'Site Usage',
    'lobby',
    `
    <p>This portal is for agencies and associates of the sourcing program, and for those who would like to join it.
    Please use it as you would use a house that you are a guest in.</p>
    <h2>Your account</h2>
    <p>An account belongs to one person. Please do not share its password, and tell us if you think that somebody
    else knows it. After thirty minutes without activity you are logged out; what you typed stays on the page until
    you log in again.</p>
    <h2>What you may use</h2>
    <p>Texts, rates and pictures behind the login are for your work as an accredited associate. Rates are
    confidential. Pictures and texts from the image library may be passed on as described there; everything else
    remains with us.</p>
    <h2>What we can't promise</h2>
    <p>We keep the portal available and its content correct as well as we can. Availability and rates are binding
    only when a house has confirmed them in writing.</p>
    <h2>Accessibility</h2>
    <p>The portal is made to be used with a keyboard, with a screen reader, at any size of text and on any screen. If
    something stands in your way, write to us: it is our mistake, and we will fix it.</p>`,
  ),
  page(
    'terms',
    'Terms and Conditions',
    'overview',
    `
    <p>These terms hold between Alder &amp; Vale Hotels and an agency that takes part in the sourcing program. They
    are written to be read.</p>
    <h2>1. Taking part</h2>
    <p>An agency takes part from the day its registration is approved, for twelve months, and may renew for twelve
    more each time. The point of contact speaks for the agency and keeps its details correct.</p>
    <h2>2. Associates</h2>
    <p>The agency invites only people who work for it. It revokes the invitation of anyone who leaves. Accreditation
    is personal and cannot be passed on.</p>
    <h2>3. Commissions</h2>
    <p>Commission is owed for stays that took place and were paid for, at the percentages of the Commissions page on
    the day of the contract. Agencies acknowledge the FastPay terms whether or not they enroll.</p>
    <h2>4. Reports</h2>
    <p>Where a quarterly report is agreed, it is due by day 30 of the following quarter. Figures are treated as
    confidential and are used for planning only.</p>
    <h2>5. Confidence</h2>
    <p>Neither side gives the other's rates, figures or personal data to third parties, unless the law demands it.</p>
    <h2>6. Ending it</h2>
    <p>Either side may end the agreement with thirty days' notice, without a reason. Confirmed stays are honored and
    their commissions paid.</p>
    <h2>7. Changes</h2>
    <p>We announce changes to these terms sixty days ahead. If you do not agree, the old ones hold until your
    accreditation ends.</p>`,
  ),
];
