import { fetchCard, showCard } from './show-card';

/** A page without its card is a page all the same: nobody is told. */
void fetchCard(window.location).then((card) => card && showCard(card, document));
