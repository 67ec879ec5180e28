### The words of the pages that are read at leisure: loaded when one of them is opened.

## Nothing at this address

lost-title = Misdeal
lost-about = There is no card at this address.
lost-home = Back to the game
