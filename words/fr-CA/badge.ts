import type { badge as english } from '../en/badge.ts';

export const badge: typeof english = {
  name: 'Accréditation d’associé, %{brand}',
  description:
    'Travaille pour une agence partenaire du groupe %{brand} et connaît ses hôtels, ses marques et ses avantages.',
  criteria:
    'Inscription à titre d’associé d’une agence approuvée du programme, puis lecture et confirmation de son guide de formation de la marque. L’accréditation se renouvelle tous les douze mois.',
  proof: 'Sa validité aujourd’hui',
  former: 'Celle que ce badge renouvelle',
};
