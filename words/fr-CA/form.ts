import type { form as english } from '../en/form.ts';
import type { Texts } from '../en/light.ts';

export const form: Texts<typeof english> = {
  address: {
    street: 'Numéro et rue',
    city: 'Ville',
    state: 'Province ou État',
    zip: 'Code postal',
    country: 'Pays',
  },
  choose: 'Veuillez choisir',
  chooseCountryFirst: 'Choisissez d’abord un pays',
  noOptions: 'Aucun résultat',
  selectRow: 'Sélectionner %{name}',
  required: 'Obligatoire',
  notStated: 'Non précisé',
  yes: 'Oui',
  no: 'Non',
  copyAddress: 'Copier de « %{from} »',
  addressCopied: 'Copié de « %{from} ».',
  addressEmpty: 'Veuillez d’abord remplir « %{from} ».',
  addNumber: 'Ajouter un numéro',
  addNumberTo: 'Ajouter un numéro à %{label}',
  letterLeftOut: 'La lettre e a été omise : veuillez entrer le nombre de nouveau.',
  removeNumber: 'Retirer le numéro %{n} de %{label}',
  numberOf: '%{label} : numéro %{n}',
  newTab: '(s’ouvre dans un nouvel onglet)',
  outline: {
    title: 'Sections',
    progress: 'Sections remplies : %{done} sur %{total}',
    complete: 'remplie',
    open: 'à remplir',
    optional: 'facultative',
    attention: 'à corriger',
  },
  summary: {
    title: 'Il y a un champ à corriger |||| Il y a %{smart_count} champs à corriger',
    comments: 'Commentaires de notre équipe',
  },
  comment: 'Commentaire du %{date}',
  general: 'Commentaire général',
  named: '%{name} : %{value}',
  stale: {
    differences: 'Dans le formulaire enregistré, ces champs sont différents :',
    saved: 'Enregistré : %{value}',
    take: 'Utiliser la valeur enregistrée',
    same: 'Le formulaire enregistré est identique au vôtre.',
  },
  oneSitting:
    'Veuillez remplir le formulaire en une seule fois : votre progression ne peut pas être enregistrée.',
  asterisk: 'Les champs marqués d’un astérisque sont obligatoires.',
};
