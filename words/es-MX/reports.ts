import type { Texts } from '../en/light.ts';
import type { reports as english } from '../en/reports.ts';
import { report } from './report.ts';

export const reports: Texts<typeof english> = {
  title: 'Reportes trimestrales',
  intro: 'Una vez por trimestre, cuéntenos qué reservó su agencia. Son tres pasos y unos minutos.',

  /** A quarter's name. */
  quarter: 'T%{n} %{year}',

  due: {
    title: 'Su reporte está pendiente',
    by: 'Suba el reporte del último trimestre a más tardar el %{date}.',
    left: 'Falta %{smart_count} día. |||| Faltan %{smart_count} días.',
    today: 'Hoy es el último día.',
    over: 'La fecha límite ya pasó. Suba el reporte lo antes posible.',
    none: 'Por el momento no hay reportes pendientes.',
  },

  upload: {
    title: 'Subir un reporte',
    help: 'Un archivo .xls o .xlsx de 1 MB como máximo.',
    quarter: 'Trimestre',
    for: 'Este reporte corresponde al %{quarter}.',
    replaces: 'Sustituye a %{name}, que se conserva en el historial.',
    choose: 'Elegir un archivo',
    drop: 'o suéltelo aquí',
    chosen: '%{name}, %{size}',
    tooLarge: '%{name}, %{size}, máximo %{max}',
    kilobytes: '%{n} KB',
    megabytes: '%{n} MB',
    remove: 'Quitar %{name}',
    submit: 'Subir',
    progress: 'Subiendo %{name}',
    done: 'Recibimos %{name}. Muchas gracias.',
    doneToCheck:
      'Recibimos %{name} y cuenta como entregado. Se está revisando en busca de virus; mientras tanto no se puede descargar.',
    unknown:
      'No sabemos si el reporte llegó. Puede presionar %{submit} de nuevo sin riesgo: el mismo archivo no se guarda dos veces.',
    errorTitle: 'Error al subir el reporte',
  },

  reading: {
    title: 'Contenido del archivo',
    running: 'Leyendo %{name}…',
    stale: 'El archivo cambió desde que lo eligió. Esto es lo que contenía entonces.',
    failed: 'No pudimos leer el archivo en este momento. De todos modos puede subirlo.',
    unknownLayout:
      'Ninguna hoja de este archivo tiene las columnas de la plantilla: copie sus eventos en la plantilla para que podamos leerlos.',
    tooMuch:
      'Este archivo es demasiado grande para leerlo. Para que podamos leerlo, copie sus eventos en la plantilla.',
    unreadable:
      'Este archivo está dañado y no pudimos leerlo. Ábralo en su programa de hojas de cálculo y guárdelo de nuevo.',
    asItIs: 'También puede subirlo tal como está.',
    template: 'Obtener la plantilla',
    clean: 'No encontramos nada que corregir.',
    sheet: 'Hoja que se leyó:',
    sums: 'Totales del reporte',
    sum: 'Total',
    before: 'Trimestre anterior',
    events: 'Eventos',
    cancelled: '%{smart_count} cancelado |||| %{smart_count} cancelados',
    roomNights: 'Cuartos noche',
    revenue: 'Ingresos del hotel',
    commission: 'Comisión',
    findings: '%{smart_count} observación |||| %{smart_count} observaciones',
    findingsHelp: 'Puede subir el archivo tal como está, o corregirlo y elegirlo de nuevo.',
    more: 'Se muestran las primeras %{shown} de %{count}.',
    marked: 'Descargar una copia marcada',
    markedHelp: 'Su propio libro, con todas estas celdas coloreadas y comentadas.',
    hints: 'Conviene revisar',
    row: 'Fila %{row}',
    line: '%{cell} · %{column} · %{found} · %{todo}',
    lineWithoutColumn: '%{cell} · %{found} · %{todo}',
  },

  /** The headings of the template, which name the column of a finding. */
  columns: report.columns,

  findings: {
    missing: { found: 'está vacía', todo: 'complétela' },
    columnMissing: { found: 'no tiene columna', todo: 'copie su encabezado de la plantilla' },
    notADate: { found: '“%{value}” no es una fecha', todo: 'escriba una fecha como 2026-03-31' },
    dateOrder: { found: 'es anterior a la fecha de llegada', todo: 'cambie una de las dos' },
    outsideQuarter: {
      found: 'está fuera del %{quarter}',
      todo: 'corrija la fecha, o reporte el evento en su propio trimestre',
    },
    notANumber: { found: '“%{value}” no es un número', todo: 'escriba solo dígitos' },
    percent: { found: '“%{value}” es un porcentaje', todo: 'escriba el importe' },
    otherCurrency: {
      found: '“%{value}” está en otra moneda',
      todo: 'escriba el importe en dólares estadounidenses',
    },
    negative: { found: '%{value} es menor que cero', todo: 'escríbalo sin el signo menos' },
    notWhole: { found: '%{value} no es un número entero', todo: 'redondéelo' },
    tooLarge: {
      found: '%{value} es más de lo que puede tener un evento',
      todo: 'revise el número',
    },
    tooManyNights: {
      found: 'es más que %{rooms} habitaciones en %{nights} noches (%{max})',
      todo: 'corrija los cuartos noche, las habitaciones en noche pico o las fechas',
    },
    unknownStatus: {
      found: '“%{value}” no es un estatus',
      todo: 'elija Confirmado, Realizado o Cancelado',
    },
    repeated: {
      found: 'es el mismo evento que en la fila %{row}',
      todo: 'elimine una de las filas, o dé nombres distintos a los eventos',
    },
    noBookingsBeside: {
      found: 'dice que no hubo reservaciones, junto a otros eventos',
      todo: 'elimine esta fila o los eventos',
    },
    noEvent: {
      found: 'no tiene ningún evento',
      todo: 'llene una fila por cada evento, o escriba “Sin reservaciones”',
    },
    formulaError: {
      found: 'tiene el error %{value}',
      todo: 'corrija la fórmula o escriba el valor',
    },
    noValue: {
      found: 'tiene una fórmula sin resultado',
      todo: 'abra y guarde el archivo en su programa de hojas de cálculo, o escriba el valor',
    },
    merged: {
      found: 'está combinada con la celda de arriba',
      todo: 'separe las celdas y escriba un importe por evento',
    },
    tooManyRows: {
      found: 'no se lee, ni las filas de abajo: un reporte tiene %{max} filas como máximo',
      todo: 'elimine las filas vacías y las que no sean eventos',
    },
    unknownHotel: {
      found: 'no aparece en ninguno de sus reportes anteriores',
      todo: 'revise cómo está escrito',
    },
    totalRows: {
      found: 'es un total y no se cuenta (filas así: %{n})',
      todo: 'verifique que no sea un evento',
    },
    noteRows: {
      found: 'es una nota y no se cuenta como evento (filas así: %{n})',
      todo: 'llene las demás columnas si es un evento',
    },
    otherSheets: {
      found: 'está en la única hoja que se lee; estas tienen las mismas columnas: %{sheets}',
      todo: 'copie sus eventos a esta hoja si corresponden al reporte',
    },
    hiddenSheet: {
      found: 'está en una hoja oculta, que se lee porque ninguna otra tiene las columnas',
      todo: 'verifique que sea la correcta',
    },
    manySheets: {
      found: 'se encontró en las primeras %{max} hojas; no se buscó en otras %{n}',
      todo: 'mueva al principio la hoja con sus eventos',
    },
    hiddenRows: {
      found: 'está en una fila oculta, que cuenta como las demás (%{n} en total)',
      todo: 'elimínela si no corresponde al reporte',
    },
    currencyFormat: {
      found: 'se muestra como %{currency} y se cuenta en dólares estadounidenses (%{n} en total)',
      todo: 'compruebe que sea un importe en dólares estadounidenses',
    },
  },

  detail: {
    intro: 'Lo que se leyó en este reporte.',
    help: 'Para corregirlo, suba un archivo corregido del mismo trimestre. Lo sustituye en todos los totales; ambos se conservan en el historial.',
    notRead: 'Este reporte no tiene totales: se subió antes de que se leyeran los reportes.',
    back: 'Volver a Reportes trimestrales',
  },

  template: {
    title: 'Cómo funciona',
    get: 'Descargue la plantilla.',
    link: 'Descargar plantilla del reporte',
    fill: 'Anote las reservaciones del trimestre y guarde el archivo sin macros ni contraseña.',
    send: 'Súbalo aquí. El reporte aparece de inmediato en el historial.',
  },

  list: {
    title: 'Historial de reportes',
    caption: 'Reportes de su agencia',
    name: 'Nombre del archivo',
    date: 'Fecha de envío',
    replaced: 'sustituido por uno posterior',
    totals: '%{events} eventos · %{nights} cuartos noche · %{revenue}',
    details: 'Detalles',
    detailsOf: '%{what}, %{name}',
    beingChecked: 'se está revisando en busca de virus',
    pages: 'Páginas de reportes',
    loading: 'Estamos cargando sus reportes…',
    failed: 'No pudimos cargar sus reportes.',
    emptyTitle: 'Aún no hay reportes',
    emptyText: 'Aquí se conservan los reportes que suba, para descargarlos cuando los necesite.',
  },
};
