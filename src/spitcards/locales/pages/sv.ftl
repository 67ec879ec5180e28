### Orden på sidorna som läses i lugn och ro: de hämtas när en av dem öppnas.

## Inget på den här adressen

lost-title = Felgiv
lost-about = Det ligger inget kort på den här adressen.
lost-home = Tillbaka till spelet
